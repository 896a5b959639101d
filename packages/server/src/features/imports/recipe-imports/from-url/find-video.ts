import { readVideoPage, type VideoPage } from '@hearth/recipe-extractor/extraction';
import { readRecipeText, type TextRecipe } from '@hearth/recipe-extractor/text';

/** A video, and the recipe that people wrote below it. */
export interface FoundVideo {
  readonly video: VideoPage;
  /** Null where the description has none. */
  readonly recipe: TextRecipe | null;
  /** Lines of the description that are about the channel: chapters, links, hashtags. */
  readonly others: string;
}

/** Fewer are hardly a recipe, but a sentence with numbers. */
const minIngredients = 2;
/** Chapters, links and hashtags. */
const aboutChannel = /^[([]?\d{1,2}:\d{2}(?::\d{2})?\b|https?:\/\/|^#\S+(?:\s+#\S+)*$/iu;

/** The video of a page with its recipe; null for a page that is about something else. */
export function findVideo(html: string, url: string | null): FoundVideo | null {
  const video = readVideoPage(html, url);
  if (video === null) return null;
  const lines = video.description.split('\n').map((line) => line.trim());
  const own = lines.filter((line) => !aboutChannel.test(line));
  const recipe = readRecipeText(own.join('\n'));
  const others = lines.filter((line) => aboutChannel.test(line)).join('\n');
  const isRecipe = recipe !== null && recipe.ingredients.length >= minIngredients;
  return { video, recipe: isRecipe ? recipe : null, others };
}
