"""As much of JSON Schema as the server's own schema uses; any other word of it is refused.

Stricter than the standard: an object with listed properties has no others.
"""

import json

KNOWN = {
    *("$ref", "anyOf", "enum", "type", "properties", "required", "items", "additionalProperties"),
    *("title", "description", "default", "discriminator"),
}
TYPES = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
}


class Schema:
    """The document that `/api/schema` gives."""

    def __init__(self, document):
        self.document = document

    def incoming(self, message):
        """Whether this is a message for the server."""
        return not self.faults(message, self.document["properties"]["incoming"])

    def check(self, frame):
        """Complain about a frame of the server's that is not as the schema says."""
        faults = self.faults(json.loads(frame), self.document["properties"]["outgoing"])
        assert not faults, (faults, frame)

    def types(self, direction):
        """The types of messages of a direction."""
        return set(self.document["properties"][direction]["discriminator"]["mapping"])

    def faults(self, value, schema, at="$"):
        """What is wrong with a value, as a list of texts."""
        assert schema.keys() <= KNOWN, schema
        if "$ref" in schema:
            return self.faults(value, self.document["$defs"][schema["$ref"].split("/")[-1]], at)
        if "anyOf" in schema:
            found = [self.faults(value, part, at) for part in schema["anyOf"]]
            return [] if [] in found else min(found, key=len)
        if "enum" in schema and value not in schema["enum"]:
            return [f"{at}: {value} is none of {schema['enum']}"]
        kind = TYPES.get(schema.get("type"), object)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            return [f"{at}: {value!r} is no {schema['type']}"]
        return [*self.inside(value, schema, at)]

    def inside(self, value, schema, at):
        if isinstance(value, list) and "items" in schema:
            for i, item in enumerate(value):
                yield from self.faults(item, schema["items"], f"{at}[{i}]")
        if isinstance(value, dict) and "properties" in schema:
            known = schema["properties"]
            yield from (f"{at}: no {key}" for key in schema.get("required", []) if key not in value)
            for key, item in value.items():
                if key in known:
                    yield from self.faults(item, known[key], f"{at}.{key}")
                else:
                    yield f"{at}: what is {key}?"
