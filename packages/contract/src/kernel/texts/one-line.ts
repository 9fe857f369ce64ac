import { z } from 'zod'

/** A title or a name: line breaks become spaces, since lists, mail headers and calendars show it on one line. */
export const oneLine = z
  .string()
  .overwrite((text) => text.replaceAll(/\s*[\r\n\u0085\u2028\u2029]+\s*/g, ' '))
  .trim()
