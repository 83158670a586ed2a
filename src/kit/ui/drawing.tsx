import type { LucideIconData } from "lucide-react/types";
import { createElement, type ReactElement } from "react";

/**
 * Stands in for Lucide's own (vite.config.ts): that one works out the same twelve attributes each time an icon is shown,
 * which is a tenth of the time a page takes; here the style sheets say them once.
 */
export default function createLucideIcon({ node }: LucideIconData): (props: { readonly className?: string }) => ReactElement {
  const lines = node.map(([line, attributes]) => createElement(line, attributes));
  return ({ className }) => (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      {lines}
    </svg>
  );
}
