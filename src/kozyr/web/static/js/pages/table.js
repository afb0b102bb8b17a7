// The table's page.

import { Connection } from "../lib/connection.js";
import { loadTexts } from "../lib/texts.js";
import { TableElement } from "../table/table-element.js";

await loadTexts();
const element = document.querySelector("kz-table");
if (element instanceof TableElement) {
  element.start(new Connection(document.body.dataset.table ?? ""));
}
