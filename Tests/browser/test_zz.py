from conftest import *
from support.devices import browsers, backend
from test_evening import *
from test_evening import alone, name_players
SIZES2=[(320,568),(390,844),(844,390),(1440,900)]
def shoot(p, n):
    for w,h in SIZES2:
        p.page.set_viewport_size({"width":w,"height":h}); p.page.wait_for_timeout(400); p.page.screenshot(path=f"/tmp/zz/{n}-{w}x{h}.png")
    p.page.set_viewport_size({"width":390,"height":844})
def test_e(alone):
    name_players(alone, names=("Ann","Ben"))
    shoot(alone,"e2")
    alone.page.get_by_role("textbox").fill("Cleo")
    alone.press(button(alone,"Add"))
    shoot(alone,"e3")
    alone.press(button(alone,"Start")); alone.page.wait_for_timeout(300)
    shoot(alone,"e4")
