/** Texts of a page's own controls, which stand among the lines of a recipe. */

const maxWidgetLength = 40;
/** Ticks, counters, forms of ratings and switches of servings, wherever they stand in a list. */
const widget =
  /^(?:(?:mark|tick)(?:ed)? (?:as )?(?:complete|completed|done)|(?:post|page)? ?views?: ?[\d.,]+|[\d.,]+ views?|(?:rate|review) (?:this|the) recipe|\d (?:star|stern|étoile|estrella|stell|estrela|ster)\p{L}{0,3}|[★☆⭐]+|(?:choose|change|select|adjust) (?:the )?servings?|(?:jump|skip) to recipe|save recipe|print recipe|pin recipe|(?:un)?check all|select all|als erledigt markieren|drucken|imprimer|imprimir|stampa|afdrukken)$/iu;

/** Whether a text is that of a tick, a counter or a form: it is no step either. */
export function isWidget(text: string): boolean {
  return text.length <= maxWidgetLength && widget.test(text);
}
