export type { Formats } from './formats.ts'
export type { TextGroup, TextId } from './text-id.ts'
export type { Texts } from './texts.ts'
export { T, TextsProvider, translateWith, useTexts, type Translate } from './use-texts.tsx'
