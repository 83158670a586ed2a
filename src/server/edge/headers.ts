type Named = Readonly<Record<string, string>>;

/** What an answer of this kind needs, told by its own headers. */
export function headersFor(answer: Headers): (secure: boolean) => Named {
  if (!answer.get("cache-control")?.startsWith("public")) return applicationHeaders;
  return isPiece(answer.get("content-type") ?? "") ? pieceHeaders : documentHeaders;
}

/** Of every answer that is one person's own. */
const applicationHeaders = (secure: boolean): Named => ({
  ...documentHeaders(secure),
  "Cross-Origin-Opener-Policy": "same-origin",
});

/**
 * Of a page that is the same for everybody: whoever opened its window learns nothing by it, and to part the two a browser starts
 * a process first, which on a telephone is a twentieth of the time until something is seen.
 */
export const documentHeaders = (secure: boolean): Named => ({
  ...pieceHeaders(secure),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": permissions("()"),
});

/** Of what pages are made of: styles, scripts, fonts, pictures. The rest would say nothing about them, and is sent ten times a page. */
export const pieceHeaders = (secure: boolean): Named => ({
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  ...(secure ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
});

/** Whether an answer of this type is only ever a piece of a page. A drawing is not: it can be opened as a page of its own. */
const isPiece = (type: string): boolean => /^(?:text\/css|text\/javascript|font\/|video\/|image\/(?!svg))/.test(type);

/** @param camera "()" nobody, "(self)" our own page, which asks its person first */
export const permissions = (camera: "()" | "(self)"): string =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`;

const frames = "https://www.youtube-nocookie.com";

/** One constant policy for documents; applications add the nonce of their one answer. */
export function contentPolicy(nonce?: string, development = false): string {
  const scripts = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  // Vite puts changed styles into the page and tells changes over a socket.
  const styles = development ? "'self' 'unsafe-inline'" : "'self'";
  const connect = development ? "'self' ws:" : "'self'";
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    `connect-src ${connect}`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    `frame-src 'self' ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Vite's client works in a worker of its own making.
    ...(development ? ["worker-src 'self' blob:"] : []),
  ].join("; ");
}

/** For answers that are not pages: nothing in them may run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
