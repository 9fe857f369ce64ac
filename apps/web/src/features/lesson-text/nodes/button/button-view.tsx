import { buttonNode } from '@lectern/contract/rich-text/nodes/button'
import { classNames } from '@lectern/ui/theme/class-names'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useAttributes } from '../own/use-attributes.ts'
import { buttonLook } from './button-look.ts'
import styles from './button.module.css'

/** A button as its readers see it; it leads nowhere while it is written. */
export const ButtonView = ({ editor, node, getPos, selected }: ReactNodeViewProps) => {
  const { t } = useTexts()
  const { attrs } = useAttributes(buttonNode, { editor, node, at: getPos })
  if (!attrs) return null
  const isWhole = attrs.label.trim() !== '' && attrs.href !== ''
  return (
    <NodeViewWrapper>
      <div data-button="" style={{ textAlign: attrs.textAlign }} data-drag-handle>
        <span
          className={classNames(styles.button, selected && styles.selected)}
          role="img"
          aria-label={`${t('lesson-text.block_button')}: ${attrs.label}`}
          style={buttonLook(attrs)}
        >
          {attrs.label || t('lesson-text.button_unnamed')}
        </span>
        {!isWhole && <span className={styles.unready}>{t('lesson-text.button_unready')}</span>}
      </div>
    </NodeViewWrapper>
  )
}
