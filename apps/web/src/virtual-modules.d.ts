/** Which files each route's page needs; made by scripts/page-manifest.ts. */
declare module 'virtual:page-manifest' {
  /** Route id → what its page needs; style sheets and modules by address, scripts as attributes of their tags. */
  export interface PageManifest {
    readonly routes: Record<
      string,
      {
        readonly preloads?: string[]
        readonly css?: (string | { readonly href: string })[]
        readonly scripts?: { attrs: Record<string, string | boolean> }[]
      }
    >
  }
  export const learnerManifest: PageManifest
  export const workbenchManifest: PageManifest
  /** Locale → group of texts → address of its file. Empty in development. */
  export const textFiles: Record<string, Record<string, string>>
}

/** The routes of a learner's page; made by scripts/learner-routes.ts. To everybody who asks for a type it is the whole tree. */
declare module 'virtual:learner-routes' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module imports nothing by a relative path
  export const routeTree: typeof import('./routeTree.gen.ts').routeTree
}

/** All texts of all locales, compiled; made by scripts/texts/texts-plugin.ts, for the server only. */
declare module 'virtual:texts' {
  import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
  export const compiledTexts: Record<
    string,
    Record<string, { hash: string; messages: Record<string, CompiledMessage> }>
  >
}

/** What loads one group of texts in one language; made by scripts/texts/texts-plugin.ts. */
declare module 'virtual:text-files' {
  import type { Locale } from '@lectern/contract/kernel/locales'
  import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module imports nothing by a relative path
  type TextGroup = import('./lib/texts/text-id.ts').TextGroup
  export const textFiles: Record<
    Locale,
    Record<TextGroup, () => Promise<{ messages: Record<string, CompiledMessage> }>>
  >
}

/** Makes groups known that the workbench alone shows: without it they are in no map, and learners' pages ask for none of them. */
declare module 'virtual:workbench-text-files' {
  export const addTextFiles: () => void
}

/** The address of a font's file. */
declare module '*.woff2?url' {
  const address: string
  export default address
}

/** Where the PDF viewer's own files lie; made by scripts/pdf-assets-plugin.ts. */
declare module 'virtual:pdf-assets' {
  /** Folder of `cmaps/`, `standard_fonts/`, `wasm/` and `iccs/`, with a slash at its end. */
  export const pdfAssets: string
  export const pdfWorker: string
}
