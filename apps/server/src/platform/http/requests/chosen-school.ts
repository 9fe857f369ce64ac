import type { FastifyRequest } from 'fastify'

const inQuery = (url: string): string | null => {
  const at = url.indexOf('?')
  return at === -1 ? null : new URLSearchParams(url.slice(at)).get('cabinet_id')
}

/** The school that a request names, by the header or by `cabinet_id` of its query; the header wins. */
export const chosenSchool = ({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): string | null => {
  const header = headers['x-cabinet-id']
  return (Array.isArray(header) ? header[0] : header) ?? inQuery(url)
}
