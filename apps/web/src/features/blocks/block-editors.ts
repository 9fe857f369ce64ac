import type { BuiltUnitType } from '@lectern/contract/blocks/unit-types'
import type { BlockEditor } from './block-editor.ts'
import { audioEditor } from './types/audio/audio-editor.ts'
import { filesEditor } from './types/files/files-editor.ts'
import { quizEditor } from './types/quiz/quiz-editor.ts'
import { textEditor } from './types/text/text-editor.ts'
import { videoEditor } from './types/video/video-editor.ts'

/** How every kind of unit is written, by type_id. Total: a kind without an entry does not compile. */
export const blockEditors: { readonly [TypeId in BuiltUnitType]: BlockEditor<TypeId> } = {
  1: audioEditor,
  2: videoEditor,
  3: textEditor,
  4: filesEditor,
  5: quizEditor,
}
