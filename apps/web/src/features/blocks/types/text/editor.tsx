import { SkeletonText } from '@lectern/ui/skeleton'
import { lazy, Suspense } from 'react'
import type { BlockEditorProps, UnitOf } from '../../block-editor.ts'

// The editor is the heaviest part of the workbench: it comes when there is a text to write.
const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}))

/** A text of the author. */
export const TextUnitEditor = ({ unit, onUnit, ...rest }: BlockEditorProps<UnitOf<3>>) => (
  <Suspense fallback={<SkeletonText lines={4} />}>
    <RichTextEditor
      text={unit.content.text}
      onText={(text) => onUnit({ ...unit, content: { text } })}
      {...rest}
    />
  </Suspense>
)
