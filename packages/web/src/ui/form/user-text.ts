/**
 * Properties for a field of the kit that takes texts of people: it reads in their direction, whatever that of the
 * page. The kit gives `dir` to the frame of the field, which knows nothing of the text.
 */
export const userText = { attributes: { input: { dir: 'auto' } } };
