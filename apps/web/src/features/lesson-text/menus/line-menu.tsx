import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import type { Editor } from '@tiptap/react'
import { FloatingMenu } from '@tiptap/react/menus'
import { Plus } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { insideView } from '../../rich-text/index.ts'

/** Appears on an empty line (document 001 §2): opens the insert menu for whoever has no slash at hand. */
export const LineMenu = ({ editor }: { editor: Editor }) => {
  const { t } = useTexts()
  return (
    <FloatingMenu editor={editor} options={{ placement: 'bottom-start', offset: 4, ...insideView }}>
      <Button
        size="small"
        icon={<Icon of={Plus} />}
        // The caret stays in the line.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => editor.chain().focus().insertContent('/').run()}
      >
        {t('lesson-text.line_insert')}
      </Button>
    </FloatingMenu>
  )
}
