import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { ToastProvider } from "#kit/ui/feedback/toast.tsx";

/** A piece of a page as a browser gets it first, at an address. */
export function shown(piece: ReactNode, address = "/"): string {
  const router = createMemoryRouter([{ path: "*", element: piece }], { initialEntries: [address] });
  return renderToStaticMarkup(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
}

/** What stands in it to be read, each piece apart. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
