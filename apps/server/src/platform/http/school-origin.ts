import type { Dependencies } from '../dependencies.ts'

/** The address of a school: from the settings, never from what a caller says the host is (THREATS T53). */
export const originOf = (
  { publicUrl, host, port }: Pick<Dependencies['env'], 'publicUrl' | 'host' | 'port'>,
  { slug, isPrimary }: { slug: string; isPrimary: boolean },
): string => {
  const base = new URL(publicUrl ?? `http://${host}:${port}`)
  if (!isPrimary && /[a-z]/.test(base.hostname)) base.hostname = `${slug}.${base.hostname}`
  return base.origin
}
