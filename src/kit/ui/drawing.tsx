import type { LucideIconData } from "lucide-react/types";
import { createContext, createElement, type ReactElement, useContext } from "react";

type Drawing = (props: { readonly className?: string }) => ReactElement;

/** One picture with all icons, made by the build (server/pages/icon-sprite.ts); while developing there is none. */
const sprite: string | undefined = import.meta.env?.ICON_SPRITE;

/** Whether a browser's React takes the page over: then its icons point into the sprite. */
export const HydratedContext = createContext(false);

/** An icon of the sprite: all that a browser's code has of it is its name. */
export const inSprite = (name: string): Drawing => {
  const href = `${sprite}#${name}`;
  return ({ className }) => (
    <svg className={className} aria-hidden="true">
      <use href={href} />
    </svg>
  );
};

/**
 * Stands in for Lucide's own (vite.config.ts): that one works out the same twelve attributes each time an icon is shown,
 * which is a tenth of the time a page takes; here the style sheets say them once.
 */
export default function createLucideIcon({ name = "", node }: LucideIconData): Drawing {
  const lines = node.map(([line, attributes]) => createElement(line, attributes));
  const Pointing = inSprite(name);
  return function Icon({ className }) {
    if (useContext(HydratedContext) && sprite) return <Pointing {...(className && { className })} />;
    return (
      <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
        {lines}
      </svg>
    );
  };
}
