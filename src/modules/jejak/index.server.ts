export {
  anchorJejak,
  anchorNow,
  type ChainCheckResult,
  chainCheckResult,
  checkTrailChain,
  runChainCheck,
} from "./check-chain.server.ts";
export { afterRestore, reasonWords } from "./reason.ts";
