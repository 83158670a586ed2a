import { createContext } from "react-router";

/** Puts a fault into the log while the rest of the page goes on; nobody listening means the fault is not survived. */
export const reportContext = createContext<(error: unknown) => void>((error) => {
  throw error;
});
