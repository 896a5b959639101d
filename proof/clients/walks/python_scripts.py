"""Scripts in Python: sign in with a password, read a recipe, change it and send all of it back."""
import asyncio
import os

from mealie_client import MealieClient
from mealie_client.models.food import FoodCreateRequest
from mealie_client.models.recipe import RecipeCreateRequest
from mealie_client.models.shopping_list import ShoppingListCreateRequest


async def main() -> None:
    account = {"username": os.environ["HEARTH_USER"], "password": os.environ["HEARTH_PASSWORD"]}
    async with MealieClient(base_url=os.environ["HEARTH_URL"], **account) as client:
        assert (await client.users.get_self()).username == "admin"
        assert (await client.groups.get_self()).slug == "home"
        assert "Bean soup" in [one.name for one in await client.recipes.get_all()]
        await change_recipe(client)
        food = await client.foods.create(FoodCreateRequest(name="Spelt berries", pluralName="", description=""))
        assert (await client.foods.get(food.id)).name == "Spelt berries"
        assert await client.foods.delete(food.id)
        created = await client.shopping_lists.create(ShoppingListCreateRequest(name="From a script"))
        assert (await client.shopping_lists.get(created.id)).name == "From a script"
        assert await client.shopping_lists.delete(created.id)


async def change_recipe(client: MealieClient) -> None:
    await client.recipes.create(RecipeCreateRequest(name="Spelt risotto"))
    recipe = await client.recipes.get("spelt-risotto")
    before = recipe.recipe_ingredient
    changed = await client.recipes.update("spelt-risotto", recipe.to_dict() | {"description": "Stir slowly."})
    assert changed.description == "Stir slowly.", changed
    assert len(changed.recipe_ingredient or []) == len(before or []), changed
    assert await client.recipes.delete("spelt-risotto")


asyncio.run(main())
