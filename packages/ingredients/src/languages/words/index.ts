import type { LanguageWords, ReadLanguage } from '../language.ts';
import cs from './cs.json' with { type: 'json' };
import da from './da.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fi from './fi.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import hu from './hu.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import nb from './nb.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** The words of every language that is read by rules; a test holds each file to `words.schema.json`. */
export const languageWords = {
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  sv,
  da,
  nb,
  cs,
  fi,
  hu,
  tr,
  ru,
  uk,
  zh,
  ja,
  ko,
} as Readonly<Record<ReadLanguage, LanguageWords>>;
