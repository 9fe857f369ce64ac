import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { ArrowRight, Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { Sample } from '../sample.tsx'

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const
const words = { primary: 'Publish lesson', secondary: 'Preview', quiet: 'Cancel', danger: 'Delete course' }

/** Buttons in every look, size and state. */
export const ButtonsSection = () => (
  <>
    {(['small', 'medium', 'large'] as const).map((size) => (
      <Sample key={size} name={size}>
        {looks.map((look) => (
          <Button key={look} variant={look} size={size}>
            {words[look]}
          </Button>
        ))}
      </Sample>
    ))}
    <Sample name="With icons">
      <Button variant="primary" icon={<Icon of={Plus} />}>
        New course
      </Button>
      <Button iconEnd={<Icon of={ArrowRight} />}>Next lesson</Button>
      <Button variant="quiet" icon={<Icon of={Copy} />}>
        Copy link
      </Button>
    </Sample>
    <Sample name="Busy and disabled">
      {looks.map((look) => (
        <Button key={look} variant={look} busy>
          {words[look]}
        </Button>
      ))}
      {looks.map((look) => (
        <Button key={`${look} disabled`} variant={look} disabled>
          {words[look]}
        </Button>
      ))}
    </Sample>
    <Sample name="Icon buttons">
      <IconButton icon={Pencil} label="Edit" size="small" />
      <IconButton icon={Pencil} label="Edit" />
      <IconButton icon={Copy} label="Copy" variant="secondary" />
      <IconButton icon={Plus} label="Add" variant="primary" />
      <IconButton icon={Trash2} label="Delete" variant="danger" />
      <IconButton icon={Pencil} label="Edit" size="large" />
      <IconButton icon={Pencil} label="Edit" disabled />
    </Sample>
    <Sample name="Long words" wide>
      <Button variant="primary" wide>
        Опублікувати урок для всіх учасників закритої групи
      </Button>
    </Sample>
  </>
)
