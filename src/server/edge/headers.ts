/** Headers of every answer, whatever it holds. */
export function commonHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": permissions("()"),
    ...(secure ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

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
