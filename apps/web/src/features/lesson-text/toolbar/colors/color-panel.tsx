import { softColors, strongColors } from '@lectern/contract/rich-text/looks'
import { Segmented } from '@lectern/ui/choices/segmented'
import { Button } from '@lectern/ui/actions/button'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useOwnList } from '../../settings/use-own-list.ts'
import { setLetterLook } from '../text-commands.ts'
import { CustomColor } from './custom-color.tsx'
import styles from './colors.module.css'
import { Swatches } from './swatches.tsx'

interface ColorPanelProps {
  editor: Editor
  color: string | null
  backgroundColor: string | null
  close: () => void
}

type Look = 'color' | 'backgroundColor'

/** The palette and its soft variant, colours used before, and any other (document 001 §4, §5, §9). */
export const ColorPanel = ({ editor, close, ...now }: ColorPanelProps) => {
  const { t } = useTexts()
  const [look, setLook] = useState<Look>('color')
  const { list: used, add } = useOwnList('used_colors', true)
  const choose = (value: string | null) => {
    close()
    setLetterLook(editor, look, value)
  }
  return (
    <div className={styles.choices}>
      <Segmented
        label={t('lesson-text.tool_color')}
        value={look}
        onChange={setLook}
        segments={[
          { value: 'color', label: t('lesson-text.color_letters') },
          { value: 'backgroundColor', label: t('lesson-text.color_behind') },
        ]}
      />
      <Swatches
        label={t('create-course.color_palette')}
        colors={strongColors}
        chosen={now[look]}
        onColor={choose}
      />
      <Swatches
        label={t('create-course.color_palette_soft')}
        colors={softColors}
        chosen={now[look]}
        onColor={choose}
      />
      {used.length > 0 && (
        <Swatches label={t('lesson-text.color_used')} colors={used} chosen={now[look]} onColor={choose} />
      )}
      <CustomColor
        key={look}
        value={now[look]}
        onColor={(value) => {
          add(value)
          choose(value)
        }}
      />
      <Button size="small" onClick={() => choose(null)}>
        {t('lesson-text.color_none')}
      </Button>
    </div>
  )
}
