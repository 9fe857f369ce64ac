import { sendForm } from '../../../lib/api/index.ts'

const isMade = (value: unknown): value is { readonly id: number } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'

interface SendOptions {
  readonly signal: AbortSignal
  /** Hears which part of the file is on the server. */
  readonly onSent: (part: number) => void
}

/**
 * Sends a file of contacts.
 *
 * @returns the import that reads it
 * @throws ApiError, NetworkError
 */
export const sendContacts = async (file: File, options: SendOptions): Promise<number> => {
  const form = new FormData()
  form.append('file', file)
  const made = await sendForm('/contacts/imports/upload', form, options)
  if (!isMade(made)) throw new TypeError('The import is not as the contract says.')
  return made.id
}
