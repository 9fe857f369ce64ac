/** Which files each route's page needs; made by scripts/page-manifest.ts. */
declare module 'virtual:page-manifest' {
  import type { createRequestHandler } from '@tanstack/react-router/ssr/server'
  type Options = Parameters<typeof createRequestHandler>[0]
  export const pageManifest: Awaited<ReturnType<NonNullable<Options['getRouterManifest']>>>
}

/** All texts of all locales, compiled; made by scripts/texts/texts-plugin.ts, for the server only. */
declare module 'virtual:texts' {
  import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
  export const compiledTexts: Record<
    string,
    Record<string, { hash: string; messages: Record<string, CompiledMessage> }>
  >
}
