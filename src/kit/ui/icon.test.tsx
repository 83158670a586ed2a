import X from "lucide-react/icons/x";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createLucideIcon from "./drawing.tsx";
import { Icon } from "./icon.tsx";

test("what stands in for Lucide's own draws the same lines", () => {
  const node = [
    ["path", { d: "M18 6 6 18", key: "1bl5f8" }],
    ["path", { d: "m6 6 12 12", key: "d8bk6v" }],
  ] as const;
  const Own = createLucideIcon({ name: "x", size: 24, node: node.map(([line, attributes]) => [line, { ...attributes }]) });
  const drawn = renderToStaticMarkup(<Own className="ui-icon" />);
  expect(drawn).toBe(
    '<svg viewBox="0 0 24 24" class="ui-icon" aria-hidden="true"><path d="M18 6 6 18"></path><path d="m6 6 12 12"></path></svg>',
  );
  expect(renderToStaticMarkup(<Icon of={X} />)).toContain('<path d="M18 6 6 18"></path><path d="m6 6 12 12"></path></svg>');
});
