import { rangeOf } from '../lib/offline/kept-rules.ts'

/** The part that a player asks for; of a kept file there is no server that would cut it. */
export const partOf = async (file: Response, wanted: string | null): Promise<Response> => {
  const bytes = await file.blob()
  const range = rangeOf(wanted, bytes.size)
  const headers = new Headers(file.headers)
  if (!range) {
    headers.set('Content-Length', String(bytes.size))
    headers.delete('Accept-Ranges')
    return new Response(bytes, { headers })
  }
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.size}`)
  headers.set('Content-Length', String(range.end - range.start + 1))
  return new Response(bytes.slice(range.start, range.end + 1), { status: 206, headers })
}

export const isPicture = ({ headers }: Response): boolean =>
  (headers.get('Content-Type') ?? '').startsWith('image/')

/** What is shown of a file, to be taken along under its name. */
export const asDownload = (file: Response): Response => {
  const headers = new Headers(file.headers)
  const named = (headers.get('Content-Disposition') ?? '').replace(/^inline/, 'attachment')
  headers.set('Content-Disposition', named || 'attachment')
  return new Response(file.body, { headers })
}
