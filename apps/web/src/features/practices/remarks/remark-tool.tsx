import { Button } from '@lectern/ui/actions/button'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Icon } from '@lectern/ui/layout/icon'
import { Popover } from '@lectern/ui/overlays/popover'
import { MessageSquareQuote } from 'lucide-react'
import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import { useTexts } from '../../../lib/texts/index.ts'
import type { ComposerToolProps } from '../../comments/index.ts'
import styles from './remarks.module.css'
import type { RemarkPanelProps } from './remark-panel.tsx'

const Panel = lazyPart<RemarkPanelProps>(
  async () => (await import('./remark-panel.tsx')).RemarkPanel,
  () => (
    <div className={styles.panel}>
      <SkeletonText lines={4} />
    </div>
  ),
).Part

/** Below a comment of the desk: what its writer says again and again. */
export const RemarkTool = ({ text, insert }: ComposerToolProps) => {
  const { t } = useTexts()
  return (
    <Popover
      label={t('practices.remarks')}
      align="end"
      renderTrigger={(attributes) => (
        <Button
          {...attributes}
          data-remarks
          variant="quiet"
          size="small"
          icon={<Icon of={MessageSquareQuote} />}
        >
          {t('practices.remarks')}
        </Button>
      )}
    >
      {(close) => (
        <Panel
          written={text}
          onInsert={(words) => {
            close()
            insert(words)
          }}
        />
      )}
    </Popover>
  )
}
