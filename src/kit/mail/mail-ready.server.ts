import { createContext } from "react-router";

/** Whether a mail server is named, so that pages offer no letters that nobody would send. */
export const mailReadyContext = createContext(false);
