"""Recipe managers and shopping services: they read the page that everyone sees."""
import os
from urllib.request import urlopen

from recipe_scrapers import scrape_html

address = os.environ["HEARTH_URL"] + "/g/home/r/bean-soup"
with urlopen(address) as answer:
    page = scrape_html(answer.read().decode(), org_url=address, supported_only=False)
assert page.title() == "Bean soup", page.title()
assert page.ingredients() == ["400 g beans", "1 onion", "1 l water"], page.ingredients()
assert page.instructions_list() == ["Boil the beans.", "Serve."], page.instructions_list()
assert page.total_time() == 40, page.total_time()
assert page.yields() == "4 servings", page.yields()
