export type ConnectionState = 'good' | 'bad' | 'none'

const slow = new Set(['2g', 'slow-2g'])

/** Bad on 2g and slow-2g, none when offline (document 001 §2). */
export const connectionState = (online: boolean, effectiveType: string | undefined): ConnectionState => {
  if (!online) return 'none'
  return effectiveType !== undefined && slow.has(effectiveType) ? 'bad' : 'good'
}
