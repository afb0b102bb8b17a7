// The table's page.

import { Connection } from "../lib/connection.js";
import { loadTexts } from "../lib/texts.js";

await loadTexts();
const { TableElement } = await import("../table/table-element.js");
const element = document.querySelector("kz-table");
if (element instanceof TableElement) {
  element.start(new Connection(document.body.dataset.table ?? ""));
}
