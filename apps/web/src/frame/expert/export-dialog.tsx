import { Button } from '@lectern/ui/actions/button'
import { ChoiceCard } from '@lectern/ui/choices/choice-card'
import { Icon } from '@lectern/ui/layout/icon'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { CircleCheck, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts, type TextId } from '../../lib/texts/index.ts'
import styles from './export-dialog.module.css'

interface ExportDialogProps<F extends string> {
  title: string
  text: string
  formats: readonly F[]
  names: Readonly<Record<F, TextId>>
  help: Readonly<Record<F, TextId>>
  format: F
  onFormat: (format: F) => void
  /** The formats are many and said in few words, so they have room beside each other. */
  beside?: boolean
  downloadLabel: string
  ready: boolean
  onDownload: () => void
  onClose: () => void
  /** What the chosen format cannot hold. */
  children: ReactNode
}

/** Gives something out as a file in one of several formats; what the chosen one cannot hold is said first. */
export const ExportDialog = <F extends string>(props: ExportDialogProps<F>) => {
  const { title, text, downloadLabel, ready, onDownload, onClose, children } = props
  const { t } = useTexts()
  const download = () => {
    onDownload()
    onClose()
  }
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('create-course.cancel')}
          </Button>
          <Button variant="primary" icon={<Icon of={Download} />} disabled={!ready} onClick={download}>
            {downloadLabel}
          </Button>
        </>
      }
    >
      <FormatCards {...props} />
      {children}
    </Dialog>
  )
}

type FormatCardsProps<F extends string> = Pick<
  ExportDialogProps<F>,
  'formats' | 'names' | 'help' | 'format' | 'onFormat' | 'beside'
>

const FormatCards = <F extends string>(props: FormatCardsProps<F>) => {
  const { formats, names, help, format, onFormat, beside = false } = props
  const { t } = useTexts()
  return (
    <fieldset className={styles.formats} data-beside={beside || undefined}>
      <legend className={styles.legend}>{t('create-course.export_format')}</legend>
      {formats.map((each) => (
        <ChoiceCard
          key={each}
          kind="one"
          name="export-format"
          checked={each === format}
          onChange={() => onFormat(each)}
          label={t(names[each])}
          help={t(help[each])}
        />
      ))}
    </fieldset>
  )
}

interface ExportLossesProps {
  count: number
  /** Said where nothing is lost; strong beside other strong words. */
  whole: string
  strong?: boolean
  title: string
  listClass: string | undefined
  /** A row for each thing that loses something. */
  children: ReactNode
}

/** What a format cannot hold, thing by thing. */
export const ExportLosses = ({ count, whole, strong, title, listClass, children }: ExportLossesProps) =>
  count === 0 ? (
    <p role="status" className={styles.whole} data-strong={strong || undefined}>
      <Icon of={CircleCheck} />
      {whole}
    </p>
  ) : (
    <section aria-label={title}>
      <h3 role="status" className={styles.legend}>
        {title}
      </h3>
      <ul className={listClass}>{children}</ul>
    </section>
  )
