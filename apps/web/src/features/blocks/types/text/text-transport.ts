import { createSerializationAdapter } from '@tanstack/react-router'

/** A text unit without its HTML. */
interface SentText {
  id: number
  description_formatted: undefined
}
interface TextUnit {
  id: number
  description_formatted: string
}

const isTextUnit = (value: unknown): value is TextUnit =>
  typeof value === 'object' &&
  value !== null &&
  'description_formatted' in value &&
  typeof value.description_formatted === 'string' &&
  'id' in value &&
  typeof value.id === 'number'

/**
 * How an author's text travels in its page: once, in the markup (features/blocks/unit-view.tsx draws it under `unit-{id}`),
 * and not a second time with the page's data, which take it from there.
 */
export const textTransport = createSerializationAdapter({
  key: 'text',
  test: isTextUnit,
  toSerializable: (unit): SentText => ({ ...unit, description_formatted: undefined }),
  fromSerializable: (unit): TextUnit => ({
    ...unit,
    description_formatted: document.querySelector(`#unit-${unit.id} > div`)?.innerHTML ?? '',
  }),
})
