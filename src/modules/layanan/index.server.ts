import "./tables.ts";
