declare module 's3rver' {
  interface Options {
    readonly port: number
    readonly address: string
    readonly silent: boolean
    readonly directory: string
  }

  interface Context {
    readonly method: string
    readonly path: string
    readonly query: Readonly<Record<string, string | undefined>>
    status: number
    type: string
    body: string | null
  }

  export default class S3rver {
    /** What a request passes, in order. */
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
    constructor(options: Options)
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}
