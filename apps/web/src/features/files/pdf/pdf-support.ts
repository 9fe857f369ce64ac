/** The last versions in which documents are not shown (document 001 §8). */
const tooOld = { safari: [16, 4], chrome: [103, 0] } as const

const versionIn = (userAgent: string, pattern: RegExp): [number, number] | undefined => {
  const [, major, minor = '0'] = pattern.exec(userAgent) ?? []
  return major === undefined ? undefined : [Number(major), Number(minor)]
}

const isUpTo = ([major, minor]: readonly [number, number], [most, mostMinor]: readonly [number, number]) =>
  major < most || (major === most && minor <= mostMinor)

/** A browser that cannot show documents, as people call it (`Safari 16.4`); undefined for one that can. */
export const tooOldBrowser = (userAgent: string): string | undefined => {
  const chrome = versionIn(userAgent, /(?:Chrome|HeadlessChrome|CriOS)\/(\d+)(?:\.(\d+))?/)
  if (chrome) return isUpTo([chrome[0], 0], tooOld.chrome) ? `Chrome ${chrome[0]}` : undefined
  const safari = versionIn(userAgent, /Version\/(\d+)(?:\.(\d+))?.* Safari\//)
  return safari && isUpTo(safari, tooOld.safari) ? `Safari ${safari.join('.')}` : undefined
}
