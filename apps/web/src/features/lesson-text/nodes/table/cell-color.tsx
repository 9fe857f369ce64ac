import { softColors } from '@lectern/contract/rich-text/looks'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Popover } from '@lectern/ui/overlays/popover'
import type { Editor } from '@tiptap/core'
import { PaintBucket } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import colors from '../../toolbar/colors/colors.module.css'
import { Swatches } from '../../toolbar/colors/swatches.tsx'
import { inText } from '../../toolbar/text-commands.ts'
import toolbar from '../../toolbar/toolbar.module.css'
import { setCellLook } from './chosen-cells.ts'

/** What stands behind the words of the cells. */
export const CellColor = ({ editor }: { editor: Editor }) => {
  const { t } = useTexts()
  const label = t('lesson-text.table_color')
  return (
    <Popover
      label={label}
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={toolbar.tool}
          aria-label={label}
          title={label}
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon of={PaintBucket} />
        </button>
      )}
    >
      {(close) => {
        const choose = (color: string | null) => {
          close()
          inText(editor, (chain) => setCellLook(chain, 'backgroundColor', color))
        }
        return (
          <div className={colors.choices}>
            <Swatches
              label={t('create-course.color_palette_soft')}
              colors={softColors}
              chosen={null}
              onColor={choose}
            />
            <Button size="small" onClick={() => choose(null)}>
              {t('lesson-text.color_none')}
            </Button>
          </div>
        )
      }}
    </Popover>
  )
}
