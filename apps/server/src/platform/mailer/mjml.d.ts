declare module 'mjml' {
  interface MjmlOptions {
    readonly validationLevel?: 'strict' | 'soft' | 'skip'
    readonly minify?: boolean
    readonly ignoreIncludes?: boolean
    readonly fonts?: Record<string, string>
  }
  interface MjmlResult {
    readonly html: string
    readonly errors: readonly { readonly formattedMessage: string }[]
  }
  export default function mjml2html(mjml: string, options?: MjmlOptions): Promise<MjmlResult>
}
