/** Which files each route's page needs; made by scripts/page-manifest.ts. */
declare module 'virtual:page-manifest' {
  import type { ServerManifest } from '@tanstack/react-router'
  export const pageManifest: ServerManifest
}

/** All texts of all locales, compiled; made by scripts/texts/texts-plugin.ts, for the server only. */
declare module 'virtual:texts' {
  import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
  export const compiledTexts: Record<
    string,
    Record<string, { hash: string; messages: Record<string, CompiledMessage> }>
  >
}
