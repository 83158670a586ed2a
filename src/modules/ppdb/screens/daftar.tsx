import { useState } from "react";
export const handle = { hydrate: true };
export default function Daftar() { const [n, set] = useState(0); return <button type="button" onClick={() => set(n + 1)}>{n}</button>; }
