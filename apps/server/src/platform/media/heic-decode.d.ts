declare module 'heic-decode' {
  interface DecodedPicture {
    readonly width: number
    readonly height: number
    /** RGBA. */
    readonly data: Uint8ClampedArray
  }

  /** Decodes the main picture, turned upright. */
  const decode: (source: { readonly buffer: Uint8Array }) => Promise<DecodedPicture>
  export default decode
}
