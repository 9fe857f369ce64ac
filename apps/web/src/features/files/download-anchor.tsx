import { buttonClass } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Download } from 'lucide-react'
import { useTexts } from '../../lib/texts/index.ts'

/** The way to take a file along, in a new tab. `name`: what the file is called. */
export const DownloadAnchor = ({ name, href }: { name: string; href: string }) => {
  const { t } = useTexts()
  const label = t('documents.download_named', { name })
  return (
    <a
      className={buttonClass({ variant: 'quiet' })}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    >
      <Icon of={Download} />
    </a>
  )
}
