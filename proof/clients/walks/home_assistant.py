"""Home Assistant: every call of its client library."""
import asyncio
import os
from datetime import date

from aiomealie import MealieClient, MealplanEntryType, MutateShoppingItem


async def main() -> None:
    async with MealieClient(os.environ["HEARTH_URL"], token=os.environ["HEARTH_TOKEN"]) as client:
        about = await client.get_about()
        assert about.version.startswith("v"), about
        assert not (await client.get_startup_info()).is_first_login
        assert (await client.get_user_info()).username == "admin"
        assert (await client.get_groups_self()).slug == "home"
        assert (await client.get_theme()).light_primary
        assert [one.name for one in (await client.get_recipes()).items] == ["Bean soup"]
        recipe = await client.get_recipe("bean-soup")
        assert [line.display for line in recipe.ingredients] == ["400 g beans", "1 onion", "1 l water"], recipe
        assert (await client.get_statistics()).total_recipes == 1
        await plan(client)
        await shop(client)


async def plan(client: MealieClient) -> None:
    today = date.today()
    drawn = await client.random_mealplan(today, MealplanEntryType.DINNER)
    assert drawn.recipe and drawn.recipe.name == "Bean soup", drawn
    await client.set_mealplan(today, MealplanEntryType.LUNCH, note_title="Bread", note_text="with cheese")
    await client.set_mealplan(today, MealplanEntryType.DINNER, recipe_id=drawn.recipe.recipe_id)
    planned = (await client.get_mealplans(today, today)).items
    assert sorted(one.entry_type.value for one in planned) == ["dinner", "dinner", "lunch"], planned


async def shop(client: MealieClient) -> None:
    (weekly,) = (await client.get_shopping_lists()).items
    milk = {"list_id": weekly.list_id, "display": "Milk", "is_food": False, "disable_amount": None, "position": 0}
    await client.add_shopping_item(MutateShoppingItem(note="Milk", quantity=2.0, checked=False, **milk))
    (item,) = (await client.get_shopping_items(weekly.list_id)).items
    assert (item.display, item.checked) == ("2 Milk", False), item
    changed = MutateShoppingItem(item_id=item.item_id, note="Milk", quantity=3.0, checked=True, **milk)
    await client.update_shopping_item(item.item_id, changed)
    (item,) = (await client.get_shopping_items(weekly.list_id)).items
    assert (item.display, item.checked) == ("3 Milk", True), item
    await client.delete_shopping_item(item.item_id)
    assert (await client.get_shopping_items(weekly.list_id)).items == []


asyncio.run(main())
