import { Button } from '@lectern/ui/button'
import { Icon } from '@lectern/ui/icon'
import { IconButton } from '@lectern/ui/icon-button'
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
          <Button key={look} look={look} size={size}>
            {words[look]}
          </Button>
        ))}
      </Sample>
    ))}
    <Sample name="With icons">
      <Button look="primary" icon={<Icon of={Plus} />}>
        New course
      </Button>
      <Button iconEnd={<Icon of={ArrowRight} />}>Next lesson</Button>
      <Button look="quiet" icon={<Icon of={Copy} />}>
        Copy link
      </Button>
    </Sample>
    <Sample name="Busy and disabled">
      {looks.map((look) => (
        <Button key={look} look={look} busy>
          {words[look]}
        </Button>
      ))}
      {looks.map((look) => (
        <Button key={`${look} disabled`} look={look} disabled>
          {words[look]}
        </Button>
      ))}
    </Sample>
    <Sample name="Icon buttons">
      <IconButton icon={Pencil} label="Edit" size="small" />
      <IconButton icon={Pencil} label="Edit" />
      <IconButton icon={Copy} label="Copy" look="secondary" />
      <IconButton icon={Plus} label="Add" look="primary" />
      <IconButton icon={Trash2} label="Delete" look="danger" />
      <IconButton icon={Pencil} label="Edit" size="large" />
      <IconButton icon={Pencil} label="Edit" disabled />
    </Sample>
    <Sample name="Long words" wide>
      <Button look="primary" wide>
        Опублікувати урок для всіх учасників закритої групи
      </Button>
    </Sample>
  </>
)
