import type { ComponentType } from "react";
import type { Row } from "../register/register.ts";

export interface CardProps {
  readonly row: Row;
  /** Address of the row's form; absent for those who may not change it. */
  readonly edit?: string;
}

/** Pieces of the interface that are a register's own. */
export interface RegisterParts {
  /** One row among the others, where they can also be looked at as cards: loaded where it is shown. */
  readonly card?: ComponentType<CardProps>;
}
