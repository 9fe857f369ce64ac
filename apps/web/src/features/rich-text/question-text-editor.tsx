import type { RichText } from '@lectern/contract/kernel/rich-text'
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx'
import { questionTextForm } from './text-form.ts'

/** Writes a text of a question. */
export const QuestionTextEditor = (props: Omit<RichTextEditorProps<RichText>, 'form'>) => (
  <RichTextEditor {...props} form={questionTextForm} />
)
