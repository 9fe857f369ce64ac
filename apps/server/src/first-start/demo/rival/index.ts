import { type DemoCourse, multiple, practice, single, text } from '../content.ts'

/** The one course of the other school: nothing of it may ever be seen in the first. */
export const coffeeCourse: DemoCourse = {
  key: 'coffee',
  title: 'Coffee at home',
  description: 'One lesson, one cup: what grind, water and time do, and which of them to change first.',
  lessons: [
    {
      key: 'cup',
      title: 'A better cup tomorrow',
      sections: [
        {
          name: 'Three knobs',
          units: [
            text(`
              Coffee is water that has taken something along. How much it takes depends on three things:

              - **Grind.** Finer means more surface, and more taken out.
              - **Water.** Hotter takes more; 92 to 96 °C is a good place to start.
              - **Time.** Longer takes more, at first the pleasant things, later the bitter ones.

              Begin with 60 grams of coffee for a litre of water and change **one knob at a time**.

              > Sour means too little was taken out. Bitter means too much.
            `),
            practice({
              key: 'cup',
              name: 'Which knob?',
              questions: [
                single({
                  name: 'Your cup is sour and thin. What should you try first?',
                  options: ['A coarser grind', '+A finer grind', 'Cooler water'],
                  comment: 'Sour means that too little was taken out.',
                }),
                multiple({
                  name: 'Which changes take more out of the coffee?',
                  options: ['+Hotter water', '+More time', 'A coarser grind', '+A finer grind'],
                  comment: 'A coarser grind has less surface.',
                }),
              ],
            }),
          ],
        },
      ],
    },
  ],
}
