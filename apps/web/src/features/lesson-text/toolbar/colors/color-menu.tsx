import { Icon } from '@lectern/ui/layout/icon'
import { Popover } from '@lectern/ui/overlays/popover'
import { classNames } from '@lectern/ui/theme/class-names'
import type { Editor } from '@tiptap/react'
import { Palette } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import tools from '../toolbar.module.css'
import { ColorPanel } from './color-panel.tsx'

interface ColorMenuProps {
  editor: Editor
  color: string | null
  backgroundColor: string | null
}

/** Colours of the letters and of what is behind them. */
export const ColorMenu = ({ editor, color, backgroundColor }: ColorMenuProps) => {
  const { t } = useTexts()
  const label = t('lesson-text.tool_color')
  return (
    <Popover
      label={label}
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={classNames(tools.tool, (color ?? backgroundColor) !== null && tools.on)}
          aria-label={label}
          title={label}
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon of={Palette} />
        </button>
      )}
    >
      {(close) => (
        <ColorPanel editor={editor} color={color} backgroundColor={backgroundColor} close={close} />
      )}
    </Popover>
  )
}
