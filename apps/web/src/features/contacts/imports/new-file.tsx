import { importLimits } from '@lectern/contract/contacts/imports/contact-imports'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { Icon } from '@lectern/ui/layout/icon'
import { FileSpreadsheet, FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { asPercent, useTexts } from '../../../lib/texts/index.ts'
import styles from './imports.module.css'
import { type SentFile, takenFiles, useSentFile } from './use-sent-file.ts'

interface NewFileProps {
  onMade: (importId: number) => void
  send?: Parameters<typeof useSentFile>[1]
}

/** Where a file of contacts is dropped or chosen, how far it is sent, and where such files come from. */
export const NewFile = ({ onMade, send }: NewFileProps) => {
  const { state, begin, cancel } = useSentFile(onMade, send)
  return (
    <div className={styles.page}>
      <Refusal state={state} />
      {state.kind === 'sending' ? (
        <Sending file={state.file} part={state.part} onStop={cancel} />
      ) : (
        <DropPlace onFile={(file) => void begin(file)} />
      )}
      <Sources />
    </div>
  )
}

const Refusal = ({ state }: { state: SentFile }) => {
  const { t } = useTexts()
  if (state.kind === 'none' || state.kind === 'sending') return null
  return (
    <Notice
      tone="danger"
      announce="at-once"
      title={t('contact-imports.not_taken', { name: state.file.name })}
    >
      {state.kind === 'failed'
        ? errorText(state.error, t)
        : t(`contact-imports.refused_${state.kind}`, { megabytes: importLimits.bytes / 1024 ** 2 })}
    </Notice>
  )
}

interface SendingProps {
  file: File
  part: number
  onStop: () => void
}

const Sending = ({ file, part, onStop }: SendingProps) => {
  const { t, number } = useTexts()
  const text = t('contact-imports.sending', { name: file.name })
  return (
    <div className={styles.work}>
      <ProgressBar label={text} text={text} amount={number(part, asPercent)} value={part} />
      <Button size="small" onClick={onStop}>
        {t('contact-imports.stop')}
      </Button>
    </div>
  )
}

const DropPlace = ({ onFile }: { onFile: (file: File) => void }) => {
  const { t } = useTexts()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <EmptyState
        icon={FileSpreadsheet}
        framed
        title={t('contact-imports.drop_title')}
        text={t('contact-imports.drop_text', {
          megabytes: importLimits.bytes / 1024 ** 2,
          rows: importLimits.rows,
        })}
        actions={
          <Button variant="primary" icon={<Icon of={FileUp} />} onClick={() => input.current?.click()}>
            {t('contact-imports.choose_file')}
          </Button>
        }
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={takenFiles}
        aria-label={t('contact-imports.choose_file')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}

const services = [
  ['kwiga', 'Kwiga'],
  ['getcourse', 'GetCourse'],
  ['mailchimp', 'Mailchimp'],
  ['hubspot', 'HubSpot'],
] as const

/** How a file comes out of the services that schools move from. */
const Sources = () => {
  const { t } = useTexts()
  return (
    <section className={styles.card} aria-label={t('contact-imports.sources')}>
      <h2 className={styles.heading}>{t('contact-imports.sources')}</h2>
      <dl className={styles.sources}>
        {services.map(([service, name]) => (
          <div key={service}>
            <dt>{name}</dt>
            <dd>{t(`contact-imports.source_${service}_text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
