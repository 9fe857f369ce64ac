/** How a browser asks for a field of a school that holds one line, by its type. */
export const inputTypes = {
  text: 'text',
  number: 'number',
  date: 'date',
  datetime: 'datetime-local',
  phone: 'tel',
  email: 'email',
  url: 'url',
} as const
