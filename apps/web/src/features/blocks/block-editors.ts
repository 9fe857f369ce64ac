import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import { editorOf, type BlockEditor } from './block-editor.tsx'
import { AudioUnitEditor } from './types/audio/editor.tsx'
import { CommentsUnitEditor } from './types/comments/editor.tsx'
import { FilesUnitEditor } from './types/files/editor.tsx'
import { PracticesUnitEditor } from './types/practices/editor.tsx'
import { QuizUnitEditor } from './types/quiz/editor.tsx'
import { TextUnitEditor } from './types/text/editor.tsx'
import { VideoUnitEditor } from './types/video/editor.tsx'

/** How every kind of unit is written, by type_id. Total: a kind without an entry does not compile. */
export const blockEditors: { readonly [TypeId in BuiltUnitType]: BlockEditor } = {
  1: editorOf(1, AudioUnitEditor),
  2: editorOf(2, VideoUnitEditor),
  3: editorOf(3, TextUnitEditor),
  4: editorOf(4, FilesUnitEditor),
  5: editorOf(5, QuizUnitEditor),
  6: editorOf(6, CommentsUnitEditor),
  7: editorOf(7, PracticesUnitEditor),
}
